CREATE TABLE `channel_ideas` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`of_version` integer NOT NULL,
	`engines` text NOT NULL,
	`list` text NOT NULL,
	`weeks` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `channels`(`owner_id`) ON UPDATE no action ON DELETE cascade
);
