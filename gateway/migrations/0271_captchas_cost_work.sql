-- A captcha costs work, so many bits of it; those of the release before cost none.
alter table captchas add column work_bits smallint not null default 0 check (work_bits between 0 and 31);

-- Registration asks for a captcha, unless an operator decided on its fields before. Digits instead of a picture are four.
update registration_rules set enabled = true, required = true, min_length = least(min_length, 4), max_length = greatest(max_length, 5)
where field = 'captcha' and brand not in (select brand from audit_log where entry ->> 'action' = 'registration.changed' and brand is not null);
