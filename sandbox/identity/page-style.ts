/** The look of the provider's own pages: the console's tokens, both themes, nothing loaded from anywhere. */
export const pageStyle = `
:root{--page:#f6f7f9;--surface:#fff;--raised:#fff;--line:#e2e6ec;--edge:#8a94a3;--text:#1a1f26;--second:#56606e;--primary:#0b6e7f;--on-primary:#fff;--primary-hover:#095c6a;--wash:#e8f3f5;--red:#b42a2a;--red-wash:#fcefee;--orange:#8f420d;--orange-wash:#fdf3e9;--shadow:0 1px 2px rgb(16 24 40/.05),0 12px 32px -12px rgb(16 24 40/.14)}
@media (prefers-color-scheme:dark){:root{--page:#101317;--surface:#171b21;--raised:#1e232b;--line:#2a313b;--edge:#6f7b8b;--text:#e8ecf1;--second:#9aa5b4;--primary:#4cc3d6;--on-primary:#06262c;--primary-hover:#74d3e2;--wash:#15303a;--red:#f28b82;--red-wash:#33201f;--orange:#f0a35e;--orange-wash:#32261a;--shadow:0 1px 2px rgb(0 0 0/.4),0 12px 32px -12px rgb(0 0 0/.6)}}
*{box-sizing:border-box}
html{color-scheme:light dark}
body{margin:0;min-height:100vh;background:var(--page);color:var(--text);font:14px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-font-smoothing:antialiased}
main{width:100%;max-width:1040px;margin:0 auto;padding:40px 24px 56px}
h1{font-size:28px;line-height:1.25;font-weight:600;margin:0;letter-spacing:-.01em}
h2{font-size:16px;line-height:1.4;font-weight:600;margin:0}
p{margin:0}
code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
a{color:var(--primary);text-underline-offset:2px}
a:hover{color:var(--primary-hover)}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.logo{color:var(--primary);fill:currentColor;display:block;flex:none}
.head{display:flex;flex-wrap:wrap;align-items:center;gap:12px 16px;margin-bottom:24px}
.head>div{flex:1 1 260px;min-width:0}
.head p{color:var(--second);margin-top:2px}
.badge{display:inline-flex;align-items:center;gap:8px;padding:4px 12px;border-radius:999px;background:var(--orange-wash);color:var(--orange);font-size:12px;font-weight:600}
.badge::before{content:"";width:8px;height:8px;border-radius:50%;background:currentColor}
.columns{display:grid;gap:24px;align-items:start}
.panel{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:24px;min-width:0}
.panel>h2+p,h3+p{color:var(--second);margin-top:4px}
.floating{box-shadow:var(--shadow)}
form{margin:0}
.fields{display:grid;gap:16px;margin-top:16px}
label{display:block;font-weight:600;margin-bottom:4px}
input{width:100%;height:34px;padding:0 10px;border:1px solid var(--edge);border-radius:6px;background:var(--raised);color:var(--text);font:inherit}
input:focus-visible{outline-offset:0}
input[aria-invalid=true]{border-color:var(--red)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:34px;padding:4px 16px;border-radius:6px;border:1px solid var(--edge);background:transparent;color:var(--text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;transition:background .14s,border-color .14s}
.button:hover{border-color:var(--primary);color:var(--text)}
.primary{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
.primary:hover{background:var(--primary-hover);border-color:var(--primary-hover);color:var(--on-primary)}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.row .primary{flex:1 1 auto}
.quiet{color:var(--second)}
.foot{margin-top:16px;padding-top:16px;border-top:1px solid var(--line);color:var(--second)}
.alert,.note{padding:12px 16px;border-radius:6px;margin-top:16px;border-left:4px solid}
.alert{background:var(--red-wash);color:var(--red);border-color:var(--red)}
.note{background:var(--wash);border-color:var(--primary)}
.note a{color:inherit}
.columns>.note,.head+.note{margin-top:0;margin-bottom:24px}
.people{list-style:none;margin:12px 0 0;padding:0;display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(min(100%,270px),1fr))}
.people+h3{margin-top:24px}
h3{font-size:14px;font-weight:600;margin:24px 0 0}
.people li{display:flex}
.person{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:12px;align-items:start;align-content:start;width:100%;text-align:left;padding:12px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:inherit;font:inherit;cursor:pointer;transition:background .14s,border-color .14s}
.person:hover{border-color:var(--primary);background:var(--wash)}
.face{grid-row:span 3;width:34px;height:34px;border-radius:50%;display:grid;place-items:center;background:var(--wash);color:var(--primary);font-size:12px;font-weight:600}
.person:hover .face{background:var(--surface)}
.refused .face{background:var(--red-wash);color:var(--red)}
.name{font-weight:600;min-width:0;overflow-wrap:anywhere}
.address{font-size:12px;line-height:1.5;color:var(--second);overflow-wrap:anywhere}
.about{font-size:12px;line-height:1.5;margin-top:4px}
dl{font-size:14px;display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:12px 0 0}
dt{color:var(--second)}
dd{color:var(--text)}
.foot h2{font-size:14px;color:var(--text)}
code.whole{white-space:nowrap}
main.narrow{max-width:568px}
dd{margin:0;overflow-wrap:anywhere}
.notice{max-width:520px;margin:12vh auto 0;padding:32px;display:grid;gap:16px;justify-items:start}
.notice h1{font-size:20px}
@media (min-width:860px){.columns{grid-template-columns:340px minmax(0,1fr)}.columns>.floating{position:sticky;top:24px}}
@media (max-width:560px){main{padding:24px 12px 32px}.panel{padding:16px}h1{font-size:20px}.notice{margin:24px 12px;width:auto}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`
