/** The page's style; it loads nothing. */
export const STYLE = `
:root{color-scheme:light dark;--page:#eef1f6;--card:#fff;--text:#16202e;--muted:#586476;--line:#d5dce6;--field:#7a8799;--accent:#1d5f8a;--on:#fff;--wrong:#a4262c}
@media (prefers-color-scheme:dark){:root{--page:#0e141b;--card:#18212c;--text:#eef3f8;--muted:#a3b0bf;--line:#2c3948;--field:#6d7d90;--accent:#7cc0ea;--on:#08202f;--wrong:#ff9d96}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--text);font:16px/1.6 system-ui,sans-serif}
main{inline-size:min(100%,440px);background:var(--card);border:1px solid var(--line);border-radius:16px;padding:24px;display:grid;gap:4px}
header{display:flex;gap:12px;align-items:center;margin-block-end:12px}
.mark{display:grid;place-items:center;inline-size:36px;block-size:36px;border-radius:10px;background:var(--accent);color:var(--on);font-weight:700}
p,h1{margin:0}
.notice{padding:8px 12px;border:1px dashed var(--line);border-radius:10px;color:var(--muted);font-size:14px;margin-block-end:16px}
.label,.to,.hint{color:var(--muted)}
.hint{font-size:14px}
.to strong{color:var(--text)}
h1{font-size:36px;line-height:1.2;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form{display:grid;gap:8px;margin-block:16px 0}
label{display:grid;gap:4px;font-size:14px;font-weight:600}
input{min-block-size:48px;inline-size:100%;padding:8px 12px;border:1px solid var(--field);border-radius:10px;background:transparent;color:inherit;font:inherit;font-variant-numeric:tabular-nums}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:end}
.wrong{color:var(--wrong);font-size:14px}
button{min-block-size:48px;padding:8px 16px;border:0;border-radius:10px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
.quiet{background:none;color:var(--text);border:1px solid var(--field)}
details{margin-block-start:16px;border-block-start:1px solid var(--line);padding-block-start:12px}
summary{cursor:pointer;color:var(--muted);min-block-size:32px}
a{color:var(--accent);justify-self:center;padding:12px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
