CREATE TABLE `plan_uses` (
	`owner_id` text NOT NULL,
	`feature` text NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL,
	`holder` text,
	`held_until` integer,
	PRIMARY KEY(`owner_id`, `feature`),
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
