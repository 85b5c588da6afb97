CREATE TABLE `note_mails` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`due_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `note_mails_due_at` ON `note_mails` (`due_at`);