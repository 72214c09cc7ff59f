-- Since when a brand is retired: its site is closed and it leaves boards and lists; everything that it was stays. Null for all others.
alter table brands add column retired_at timestamptz;
