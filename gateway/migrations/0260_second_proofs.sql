-- Changes of what protects an account take two proofs from two places.
-- calls: authenticators_note_change, security_changes_end_links, security_changes_end_enrolments, security_changes_end_codes

-- Where the code or link went by which the present password was set; nothing when whoever set it knew the one before, or showed something else.
alter table credentials add column recovered_by text check (recovered_by in ('mail', 'mobile'));

-- narrows: allows more than before.
alter table security_changes drop constraint security_changes_what_check;
-- narrows: allows more than before.
alter table security_changes add constraint security_changes_what_check
  check (what in ('password', 'payment-password', 'phone', 'mail', 'authenticator', 'payee'));

create trigger authenticators_note_change after insert or delete on authenticators
  for each row execute function authenticators_note_change();
-- A further payee changes nothing of how somebody gets in.
create trigger security_changes_end_links after insert on security_changes
  for each row when (new.what <> 'payee') execute function security_changes_end_links();
create trigger security_changes_end_enrolments after insert on security_changes
  for each row when (new.what <> 'payee') execute function security_changes_end_enrolments();
create trigger security_changes_end_codes after insert on security_changes
  for each row when (new.what <> 'payee') execute function security_changes_end_codes();
