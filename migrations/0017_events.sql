CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`channel_id` text,
	`at` integer NOT NULL,
	`facts` text NOT NULL,
	`seen_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`channel_id`) REFERENCES `channel_summaries`(`owner_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_owner` ON `events` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `events_channel` ON `events` (`channel_id`);--> statement-breakpoint
CREATE INDEX `events_at` ON `events` (`at`);