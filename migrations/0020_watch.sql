CREATE TABLE `watched_channels` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`playlist` text,
	`state` text NOT NULL,
	`source` text,
	`read_at` integer,
	`due_at` integer NOT NULL,
	`pace_ms` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`holder` text,
	`held_until` integer,
	`seen_at` integer NOT NULL,
	`feed_tag` text,
	`pushed_until` integer,
	`push_due_at` integer
);
--> statement-breakpoint
CREATE INDEX `watched_channels_due_at` ON `watched_channels` (`due_at`);--> statement-breakpoint
CREATE INDEX `watched_channels_push_due_at` ON `watched_channels` (`push_due_at`);--> statement-breakpoint
CREATE TABLE `watched_videos` (
	`channel_id` text PRIMARY KEY NOT NULL,
	`uploads` text NOT NULL,
	`version` integer NOT NULL,
	`writer` text NOT NULL,
	FOREIGN KEY (`channel_id`) REFERENCES `watched_channels`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `watches` (
	`owner_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`since` integer NOT NULL,
	`is_muted` integer DEFAULT false NOT NULL,
	`muted_kinds` text NOT NULL,
	PRIMARY KEY(`owner_id`, `channel_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`channel_id`) REFERENCES `watched_channels`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watches_channel` ON `watches` (`channel_id`);--> statement-breakpoint
ALTER TABLE `events` ADD `key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `events_key` ON `events` (`owner_id`,`key`) WHERE "key" is not null;