use-near-one = ; querias dizer { $one }?
use-near-all = ; há { $all }
use-near-only = ; só há { $only }
use-no-game = não há nenhum jogo '{ $key }'
use-broken-game = o jogo '{ $key }' não carrega: { $why }
use-no-preset = { $game } não tem a variante '{ $name }'
use-seats = { $game } é para { $least } a { $most } jogadores, não para { $seats }
use-no-option = não há nenhuma opção '{ $name }'
use-option-form = --option '{ $text }' não é nome=valor
use-option-twice = --option { $name } aparece duas vezes
use-option-flag = opção { $name }: { $value } não é true nem false
use-option-choice = opção { $name }: { $value } não é nenhum de { $words }
use-option-number = opção { $name }: { $value } não é um inteiro de { $low } a { $high }
use-option-numbers = opção { $name }: { $value } não são { $n } inteiros de { $low } a { $high }
use-allowed-flag = true ou false
use-allowed-choice = um de { $words }
use-allowed-number = um inteiro de { $low } a { $high }
use-allowed-numbers = { $n } inteiros de { $low } a { $high }
use-no-player = não há nenhum jogador '{ $name }' para { $game }, e não é ficheiro.py:Classe
use-no-file = não há nenhum ficheiro { $path }
use-folder = { $path } é uma pasta, não um ficheiro de registos
use-people = --people { $people } são mais do que os { $seats } lugares
use-bots =
    --bots indica { $named } jogadores para { $bots ->
        [1] um bot
       *[other] { $bots } bots
    }; indica um para todos ou um para cada
use-names =
    --name indica { $named ->
        [1] uma pessoa
       *[other] { $named } pessoas
    }, e --people diz { $people }
use-own-names = --name: cada um precisa de um nome só seu
use-out-folder = { $name } { $path } é uma pasta
use-out-nowhere = { $name } { $path }: essa pasta não existe
use-out-unwritable = { $name } { $path }: não é possível escrever aí
use-no-link = '{ $link }' não é um link para uma mesa: começa por http:// ou https://
use-no-address = '{ $link }' não é um endereço: é preciso um computador e uma porta, como 192.168.1.20:8377
use-no-table = '{ $link }' indica um servidor mas nenhuma mesa; um link acaba em /t/ e a mesa; --open JOGO abre uma
use-started = A partida começou; com --watch assistes, com --seat TOKEN voltas
use-silent = { $server } não responde: o endereço está certo e o servidor está ligado?
use-no-answer = { $server } não responde: { $why }
use-no-server = { $server } não é um servidor do Troef: a resposta não se consegue ler
use-one-way = --watch, --seat e --open usam-se um de cada vez
use-no-language = não há nenhuma língua '{ $name }'
use-no-rule = { $game } não tem a regra '{ $rule }'
use-one-rule = rules { $rule } mostra aqui essa regra; troef rules { $game } mostra-as todas
use-no-command = não há nenhum comando '{ $name }'
use-missing = falta { $name }: { $usage }
use-needs-value = falta um valor depois de { $name }
use-takes-none = { $name } não leva nenhum valor
use-takes-choice = depois de { $name } vai uma destas palavras: { $words }
use-takes-range = depois de { $name } vai um inteiro de { $low } a { $high }
use-takes-least = depois de { $name } vai um inteiro, { $low } ou mais
use-takes-whole = depois de { $name } vai um inteiro
use-takes-number = depois de { $name } vai um número
use-takes-above = depois de { $name } vai um número acima de { $low }
use-too-many = há palavras a mais; escreve-se assim: { $usage }
use-interrupted = interrompido
use-same-names = dois jogadores têm o mesmo nome
use-nobody = não há nenhum jogador '{ $name }'
use-misfit = isso não serve aqui: { $words }
use-short-line = uma linha precisa de { $n } palavras
use-other-pad = { $file } é a folha de outra partida: { $game }, { $names }
use-fix-form = fix RONDA JOGADOR, depois a linha
use-no-package = um pacote não carrega: { $why }; pip install 'troef[{ $extra }]' traz tudo o que é preciso
use-listen = não é possível escutar em { $host }, porta { $port }: { $why }
use-port-taken = a porta { $port } de { $host } está ocupada, talvez por outro troef; --port indica outra, --port 0 usa uma que esteja livre
use-game-head = { $key }, { $least } a { $most } jogadores
use-game-option = { $title }: { $allowed }, por omissão { $usual } ({ $rule }).
use-replay-unfinished = a partida { $game } não está acabada: poderá ser mostrada quando se souber o seu segredo
use-replay-no-seat = a partida { $game } tem os lugares de 0 a { $most }, não há lugar { $seat }
use-replay-no-game = as partidas de { $path } vão da 0 à { $most }, não há partida { $game }
use-replay-one-game = { $path } tem uma só partida, a 0; não há partida { $game }
use-replay-head = Partida { $game }: { $title }, { $seats } lugares, { $saw }
use-replay-open = tudo à vista
use-replay-as = como a viu o lugar { $seat }
use-replay-sits = lugar { $seat }
use-replay-options = opções
use-replay-may = { $seat } pode: { $moves }
use-replay-round = Ronda { $round }: { $points }
use-replay-all-see = o que todos podem ver:
use-replay-knows = o que sabe o lugar { $seat }:
use-replay-won = Vitória: { $who }
use-not-python = { $path } não é um ficheiro Python
use-does-not-load = não é possível carregar { $path }: { $why }
use-no-class = { $path } não tem a classe { $name }
use-no-invitation = '{ $text }' em TROEF_PLAYERS não é jogo=ficheiro.py:Classe
use-no-budget = '{ $text }' não é um orçamento: escreve 200 (mundos) ou 50ms
use-database-taken = a base de dados { $path } está a ser usada por outro servidor; para-o ou indica outra com --database
use-database-unusable = não é possível usar a base de dados { $path }: { $why }
use-database-unknown = a base de dados '{ $url }' não é nem sqlite:///FICHEIRO nem postgresql://...
use-there-already = { $path } já existe
use-seat-bots = --bots nomeia { $named } jogadores para { $seats } lugares; nomeia um para todos ou um por lugar
