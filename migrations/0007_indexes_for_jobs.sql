CREATE INDEX `subscriptions_charged_period_end` ON `subscriptions` (`current_period_end`) WHERE "status" not in ('canceled', 'incomplete', 'incomplete_expired');--> statement-breakpoint
CREATE INDEX `topics_plain` ON `topics` (asked_at desc,`keyword`) WHERE instr("keyword", char(10)) = 0;--> statement-breakpoint
CREATE INDEX `topics_chosen` ON `topics` (asked_at desc,`keyword`) WHERE instr("keyword", char(10)) > 0;--> statement-breakpoint
CREATE INDEX `youtube_leases_expires_at` ON `youtube_leases` (`expires_at`);