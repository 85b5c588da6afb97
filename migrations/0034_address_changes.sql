CREATE TABLE `address_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`old_key` text NOT NULL,
	`new_key` text NOT NULL,
	`old_agreed_at` integer,
	`new_agreed_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_changes_old` ON `address_changes` (`old_key`);--> statement-breakpoint
CREATE INDEX `address_changes_new` ON `address_changes` (`new_key`);--> statement-breakpoint
CREATE INDEX `address_changes_expires_at` ON `address_changes` (`expires_at`);