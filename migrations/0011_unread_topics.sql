ALTER TABLE `topics` ADD `unread_status` integer;--> statement-breakpoint
CREATE INDEX `topics_unread` ON `topics` (asked_at desc) WHERE "unread_status" is not null;