CREATE TABLE `cards` (
	`owner_id` text NOT NULL,
	`id` text NOT NULL,
	`key` text NOT NULL,
	`idea` text NOT NULL,
	`title` text NOT NULL,
	`state` text NOT NULL,
	`rank` real NOT NULL,
	`date` text,
	`series` text NOT NULL,
	`episode` integer,
	`is_sample` integer NOT NULL,
	`video` text,
	`forecast` text,
	`light` text,
	`outcome` text NOT NULL,
	`keep_until` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`description` text NOT NULL,
	`notes` text NOT NULL,
	PRIMARY KEY(`owner_id`, `id`),
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "cards_state" CHECK("cards"."state" in ('idea', 'scripted', 'filmed', 'edited', 'scheduled', 'published', 'dropped'))
);
--> statement-breakpoint
CREATE INDEX `cards_place` ON `cards` (`owner_id`,`state`,`rank`);--> statement-breakpoint
CREATE INDEX `cards_keep_until` ON `cards` (`keep_until`);