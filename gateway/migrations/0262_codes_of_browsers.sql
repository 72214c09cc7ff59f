-- The browser that a one-time code is for, by the hash of its mark; nothing for a code that another device is to use.
alter table one_time_codes add column device_hash bytea;
