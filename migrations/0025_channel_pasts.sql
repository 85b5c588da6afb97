CREATE TABLE `channel_pasts` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`of_version` integer NOT NULL,
	`engines` text NOT NULL,
	`pasts` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `channels`(`owner_id`) ON UPDATE no action ON DELETE cascade
);
