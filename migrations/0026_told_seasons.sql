CREATE TABLE `told_seasons` (
	`owner_id` text NOT NULL,
	`topic` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `topic`),
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
