CREATE TABLE `daily_uses` (
	`day` text NOT NULL,
	`address` text NOT NULL,
	`kind` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`day`, `address`, `kind`)
);
