# What the page itself says: screens, buttons, ribbons. A board's own words stand in web/src/games/<key>/locales.

guest = Guest
go-back = Back
go-home = Home
home-title = Lay the table, send a link, play.
home-friends = With friends
lost-title = There is nothing here
lost-text = This address leads nowhere. Perhaps a letter is missing.
gone-title = This table is gone
