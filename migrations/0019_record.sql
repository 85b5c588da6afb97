CREATE TABLE `sealed` (
	`owner_id` text NOT NULL,
	`card_id` text NOT NULL,
	`n` integer NOT NULL,
	`kind` text NOT NULL,
	`color` text,
	`at` integer NOT NULL,
	`due_at` integer,
	`scored_at` integer,
	`hit` integer,
	`is_sample` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`owner_id`, `card_id`, `n`),
	FOREIGN KEY (`n`) REFERENCES `seals`(`n`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`,`card_id`) REFERENCES `cards`(`owner_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sealed_days` (
	`day` text PRIMARY KEY NOT NULL,
	`first` integer NOT NULL,
	`last` integer NOT NULL,
	`previous` text,
	`head` text NOT NULL,
	`figures` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `seals` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hash` text NOT NULL,
	`previous` text,
	`at` integer NOT NULL,
	`owner_id` text,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `seals_owner` ON `seals` (`owner_id`);