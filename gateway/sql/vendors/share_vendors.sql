-- Vendors that serve one brand serve another, too.
create or replace function share_vendors(source text, code text) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  update vendors set brands = brands || share_vendors.code where source = any (brands);
end $$;

revoke execute on function share_vendors from public, pavilion_app;
