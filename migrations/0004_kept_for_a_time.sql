ALTER TABLE `workspaces` ADD `keep_until` integer;--> statement-breakpoint
CREATE INDEX `workspaces_keep_until` ON `workspaces` (`keep_until`);