CREATE TABLE `channel_topics` (
	`owner_id` text NOT NULL,
	`key` text NOT NULL,
	`topic` text NOT NULL,
	`place` integer NOT NULL,
	`asked_at` integer,
	PRIMARY KEY(`owner_id`, `key`),
	FOREIGN KEY (`owner_id`) REFERENCES `channel_summaries`(`owner_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `channel_topics_asked_at` ON `channel_topics` (`asked_at`);--> statement-breakpoint
CREATE TABLE `topic_answers` (
	`owner_id` text NOT NULL,
	`key` text NOT NULL,
	`asked_at` integer NOT NULL,
	`found` text NOT NULL,
	PRIMARY KEY(`owner_id`, `key`, `asked_at`),
	FOREIGN KEY (`owner_id`,`key`) REFERENCES `channel_topics`(`owner_id`,`key`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `topic_answers_asked_at` ON `topic_answers` (`asked_at`);