/** The style of the sign-in page: the colours of the app's two schemes, nothing to download. */
export const signInStyle = `
:root {
  color-scheme: light dark;
  --ground: #f8f6f3; --surface: #fffefc; --hover: #f2efea; --text: #24211d; --quiet: #625b53;
  --hairline: #e3ded7; --border: #8d857b; --accent: #0f6460; --on-accent: #fff;
  --danger: #a8261d; --danger-ground: #fbeae7; --fact: #27633a; --fact-ground: #e5f2e8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #191816; --surface: #21201d; --hover: #2b2926; --text: #ebe7e1; --quiet: #aea79d;
    --hairline: #37342f; --border: #7d766c; --accent: #63c6bd; --on-accent: #10201f;
    --danger: #f39085; --danger-ground: #3b1d19; --fact: #85cb97; --fact-ground: #19301f;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; padding: 16px; display: grid; place-items: start center;
  background: var(--ground); color: var(--text); overflow-wrap: anywhere;
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { width: 100%; max-width: 560px; margin: 4vh 0; }
header { display: flex; align-items: center; gap: 10px; margin-bottom: 20px; }
header img { display: block; }
header p { font-size: 16px; font-weight: 600; }
header a { margin-left: auto; padding: 4px 2px; }
h1 { font-size: 20px; line-height: 1.25; font-weight: 600; }
h2 { font-size: 15px; font-weight: 600; }
a { color: var(--accent); text-underline-offset: 3px; }
form, .panel {
  margin-top: 16px; padding: 20px; display: grid; gap: 16px;
  background: var(--surface); border: 1px solid var(--hairline); border-radius: 4px;
}
section { display: grid; gap: 10px; }
section + section { border-top: 1px solid var(--hairline); padding-top: 16px; }
.quiet { color: var(--quiet); }
label { display: grid; gap: 4px; font-weight: 600; }
label .quiet { font-weight: 400; font-size: 13px; }
input {
  width: 100%; min-height: 40px; padding: 8px 10px; font: inherit; font-weight: 400;
  color: inherit; background: var(--surface); border: 1px solid var(--border); border-radius: 4px;
}
button, .button {
  min-height: 40px; padding: 8px 14px; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-accent); background: var(--accent); text-decoration: none; text-align: center;
  border: 1px solid var(--accent); border-radius: 4px;
}
.choice {
  display: grid; align-content: start; gap: 2px; width: 100%; text-align: left;
  color: inherit; background: var(--surface); border-color: var(--border);
}
.choice:hover { background: var(--hover); }
.choice span { font-weight: 400; color: var(--quiet); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[role="alert"], [role="status"] { padding: 10px 12px; border-radius: 4px; border: 1px solid; }
[role="alert"] { color: var(--danger); background: var(--danger-ground); }
[role="status"] { color: var(--fact); background: var(--fact-ground); }
@media (min-width: 480px) { .choices { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; } }
@media (max-width: 767px) { input, button, .button { min-height: 44px; } }
@media (max-width: 479px) { .choices { display: grid; gap: 10px; } form, .panel { padding: 16px; } }
`;
