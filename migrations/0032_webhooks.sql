CREATE TABLE `webhook_tries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` text NOT NULL,
	`at` integer NOT NULL,
	`event` text NOT NULL,
	`failure` text,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_tries_owner` ON `webhook_tries` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_tries_at` ON `webhook_tries` (`at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`salt` text NOT NULL,
	`cursor` integer NOT NULL,
	`created_at` integer NOT NULL,
	`off` text,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
