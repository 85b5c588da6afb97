-- A card kept this as its light, also once a channel was connected. Without a light it says where to get one.
UPDATE `cards` SET `light` = NULL WHERE json_extract(`light`, '$.sentence') = 'No light yet. Connect your channel first.';
