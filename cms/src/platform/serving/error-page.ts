/**
 * The page of last resort, for when the portal itself cannot be drawn: it needs no script, no style sheet and no data.
 * In the colours of the portal's two schemes (design §10).
 */
export const ERROR_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>
:root { color-scheme: light dark; --ground: #faf6ee; --ink: #1b1a2e; --quiet: #5b586c; --line: #ddd5c6; --accent: #f2a01e; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14132a; --ink: #f4f1ea; --quiet: #b3b0c6; --line: #34325a; --accent: #f7b23b; }
}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem; border: 1px solid var(--line); border-radius: 12px; margin: 1.5rem; }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; }
p { margin: 0 0 1.5rem; color: var(--quiet); }
a { color: inherit; font-weight: 600; text-underline-offset: .25em; text-decoration-color: var(--accent);
  text-decoration-thickness: 2px; margin-right: 1.5rem; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 4px; border-radius: 4px; }
</style>
</head>
<body>
<main>
<h1>Something went wrong on our side</h1>
<p>This page could not be put together. The fault has been noted. It often passes in a moment, so trying again is worth it.</p>
<a href="">Try again</a><a href="/">Go to the start page</a>
</main>
</body>
</html>
`;
