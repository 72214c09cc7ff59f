-- Who brought an operator in, started them anew, handed them the enrolment address or raised their roles. Until another admin confirms it, the
-- operator may be the same person as that sponsor, and is no second pair of eyes beside them.
alter table operators add column founder boolean not null default false;
alter table operators add column mail bytea;
alter table operators add column locale text not null default 'en';
alter table operators add column locked_at timestamptz;
update operators set locked_at = now() where locked;

create table operator_sponsors (
  id           bigint generated always as identity primary key,
  operator_id  bigint not null references operators (id),
  -- Null is the command line of the machine, where anybody may be.
  sponsor_id   bigint references operators (id),
  cause        text not null check (cause in ('invited', 'recovered', 'released', 'raised', 'vouched')),
  at           timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  confirmed_by bigint references operators (id)
);
create unique index operator_sponsors_open on operator_sponsors (operator_id, coalesce(sponsor_id, 0), cause) where confirmed_at is null;
create index operator_sponsors_of_operator on operator_sponsors (operator_id);
revoke delete, truncate on operator_sponsors from pavilion_app, public;

-- What the audit log says of operators that others brought in, started anew or gave roles: nobody has confirmed it yet.
insert into operator_sponsors (operator_id, sponsor_id, cause, at)
select operator.id, sponsor.id,
  case log.entry ->> 'action' when 'operators.invited' then 'invited' when 'operators.recovery-started' then 'recovered' else 'raised' end,
  max((log.entry ->> 'at')::timestamptz)
from audit_log log
join operators operator on operator.name = log.entry #>> '{after,name}'
join operators sponsor on sponsor.name = log.entry ->> 'who' and sponsor.id <> operator.id
where log.entry ->> 'action' in ('operators.invited', 'operators.recovery-started', 'operators.roles-changed')
group by 1, 2, 3;
-- All others came from the machine before this was asked: admins of every brand among them founded the installation.
update operators set founder = true
where roles ->> '*' = 'admin' and not exists (select from operator_sponsors sponsor where sponsor.operator_id = operators.id);
insert into operator_sponsors (operator_id, cause, confirmed_at)
select id, 'invited', now() from operators
where not founder and not exists (select from operator_sponsors sponsor where sponsor.operator_id = operators.id);
-- Whoever invited has seen these addresses.
delete from operator_invitations;
alter table operator_invitations add column mailed boolean not null default false;

-- Mail to operators is nobody's to read in the console.
alter table outbox add column staff boolean not null default false;

-- A change that was asked for by the command line, whose word for a name proves nothing, needs two approvers: these agreed so far.
alter table registry_pending add column approvals text[] not null default '{}';
grant update (approvals) on registry_pending to pavilion_app;
