CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`scopes` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_on` text,
	`minute` integer DEFAULT 0 NOT NULL,
	`calls` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `api_keys_owner` ON `api_keys` (`owner_id`);--> statement-breakpoint
CREATE TABLE `key_answers` (
	`key_id` text NOT NULL,
	`sent` text NOT NULL,
	`call` text NOT NULL,
	`at` integer NOT NULL,
	`status` integer,
	`body` text,
	PRIMARY KEY(`key_id`, `sent`),
	FOREIGN KEY (`key_id`) REFERENCES `api_keys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `key_answers_at` ON `key_answers` (`at`);--> statement-breakpoint
CREATE TABLE `key_uses` (
	`key_id` text NOT NULL,
	`day` text NOT NULL,
	`called` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`key_id`, `day`, `called`),
	FOREIGN KEY (`key_id`) REFERENCES `api_keys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `key_uses_day` ON `key_uses` (`day`);