CREATE TABLE `topic_askers` (
	`asker` text PRIMARY KEY NOT NULL,
	`keyword` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `topic_askers_keyword` ON `topic_askers` (`keyword`,`since`);