CREATE TABLE `topics` (
	`keyword` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `topics_asked_at` ON `topics` (`asked_at`);--> statement-breakpoint
CREATE TABLE `trends` (
	`keyword` text PRIMARY KEY NOT NULL,
	`trend_signal` text NOT NULL,
	`trend_velocity` real,
	`seasonal_peak_month` text,
	`interest_over_time` text NOT NULL,
	`source` text NOT NULL,
	`last_updated` integer NOT NULL,
	CONSTRAINT "trends_signal" CHECK("trends"."trend_signal" in ('spiking', 'rising', 'steady', 'declining'))
);
--> statement-breakpoint
CREATE TABLE `waitlist_emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_emails_email_key` ON `waitlist_emails` (`email_key`);