-- SQLite cannot drop a foreign key in place. What a version before this one writes and reads is all still there.
CREATE TABLE `__new_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text DEFAULT 'feedback' NOT NULL,
	`owner_id` text,
	`recipient` text,
	`payload` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`failure` text,
	`feedback_id` text GENERATED ALWAYS AS (case kind when 'feedback' then id end) VIRTUAL,
	FOREIGN KEY (`feedback_id`) REFERENCES `feedback`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_outbox` (`id`, `owner_id`, `payload`, `attempts`, `due_at`, `sent_at`, `failure`)
SELECT `outbox`.`id`, `feedback`.`owner_id`,
	CASE WHEN `outbox`.`sent_at` IS NULL THEN json_object('category', `feedback`.`category`, 'message', `feedback`.`message`, 'email', `feedback`.`email`, 'platform', `feedback`.`platform`, 'primaryTopic', `feedback`.`primary_topic`, 'isDemo', json(iif(`feedback`.`is_demo`, 'true', 'false'))) END,
	`outbox`.`attempts`, `outbox`.`due_at`, `outbox`.`sent_at`, `outbox`.`failure`
FROM `outbox` JOIN `feedback` ON `feedback`.`id` = `outbox`.`id`
ORDER BY `outbox`.`rowid`;--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
ALTER TABLE `__new_outbox` RENAME TO `outbox`;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`sent_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `outbox_owner` ON `outbox` (`owner_id`);--> statement-breakpoint
CREATE INDEX `outbox_feedback` ON `outbox` (`feedback_id`);
