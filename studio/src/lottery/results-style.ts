/** The page of results has no other style and no script. */
export const RESULTS_STYLE = `
:root{color-scheme:dark light;--paper:#12151f;--card:#1b2030;--ink:#f2f4fa;--faint:#a6aec2;--line:#2c3347;--gold:#f4c35a;--link:#8fb8ff}
:root[data-theme=light]{--paper:#f4f5f9;--card:#fff;--ink:#171b28;--faint:#565f75;--line:#dde1ea;--gold:#8a5a00;--link:#1f55c4}
@media (prefers-color-scheme:light){:root:not([data-theme=dark]){--paper:#f4f5f9;--card:#fff;--ink:#171b28;--faint:#565f75;--line:#dde1ea;--gold:#8a5a00;--link:#1f55c4}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:56rem;margin:auto;padding:1rem}
header{display:flex;gap:1rem;align-items:center;justify-content:space-between;flex-wrap:wrap}
main{display:grid;gap:1rem;padding-top:0}
h1{font-size:1.4rem;margin:0}h2{font-size:1.05rem;margin:0 0 .6rem}small{color:var(--faint);font-weight:400}
p{margin:0;color:var(--faint)}a{color:var(--link);display:inline-block;padding:.6rem 0}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem;display:block;min-width:0}
table{width:100%;border-collapse:collapse}th{color:var(--faint);font-weight:500;text-align:start;width:6.5rem;vertical-align:top}
th,td{padding:.3rem 0;border-top:1px solid var(--line)}td b{display:inline-block;min-width:4.2rem;font-variant-numeric:tabular-nums}
.special b{color:var(--gold);font-size:1.35rem}
details{margin-top:.6rem;color:var(--faint)}summary{cursor:pointer;padding:.5rem 0}
code{overflow-wrap:anywhere;font-size:.85rem;color:var(--ink)}dl,dd{margin:0}dt{margin-top:.5rem}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}`;
