/** Says on pages that do nothing without script why they do nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <p style={{ paddingBlock: 16, fontWeight: 600 }}>This page needs JavaScript, which is switched off here.</p>
    </noscript>
  );
}
