CREATE TABLE `owners` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `owners_seen_at` ON `owners` (`seen_at`);--> statement-breakpoint
CREATE TABLE `workspaces` (
	`owner_id` text NOT NULL,
	`tool` text NOT NULL,
	`desk` text NOT NULL,
	`state` text NOT NULL,
	`figure` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `tool`, `desk`),
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "workspaces_desk" CHECK("workspaces"."desk" in ('sample', 'yours'))
);
