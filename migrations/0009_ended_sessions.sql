CREATE TABLE `ended_sessions` (
	`session` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ended_sessions_ended_at` ON `ended_sessions` (`ended_at`);