-- What pages saw of a canary since its stage began, beside what everybody else saw meanwhile: it decides whether the next stage may begin.
alter table brand_canaries add column seen jsonb;
