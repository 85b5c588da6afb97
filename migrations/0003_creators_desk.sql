CREATE TABLE `customers` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_customer_id` ON `customers` (`customer_id`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`category` text NOT NULL,
	`message` text NOT NULL,
	`email` text,
	`platform` text NOT NULL,
	`primary_topic` text NOT NULL,
	`is_demo` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "feedback_category" CHECK("feedback"."category" in ('feature', 'youtube', 'improvement', 'bug'))
);
--> statement-breakpoint
CREATE INDEX `feedback_owner` ON `feedback` (`owner_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`failure` text,
	FOREIGN KEY (`id`) REFERENCES `feedback`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`sent_at`,`due_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`applied_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_applied_at` ON `stripe_events` (`applied_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`status` text NOT NULL,
	`price_id` text,
	`current_period_end` integer,
	`cancel_at_period_end` integer NOT NULL,
	`payment_method_brand` text,
	`payment_method_last4` text,
	`created` integer NOT NULL,
	`read_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`customer_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_customer` ON `subscriptions` (`customer_id`);--> statement-breakpoint
CREATE VIEW `user_subscriptions` AS select "customers"."owner_id", "subscriptions"."id" as "subscription_id", "subscriptions"."status" as "subscription_status", "subscriptions"."price_id", "subscriptions"."current_period_end", "subscriptions"."cancel_at_period_end", "subscriptions"."payment_method_brand", "subscriptions"."payment_method_last4", "subscriptions"."created" from "subscriptions" inner join "customers" on "customers"."customer_id" = "subscriptions"."customer_id";