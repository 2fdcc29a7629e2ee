/** The festival as the demo shows it; its days are the next ones of site §9. */
export function demoFestival() {
  return {
    mode: 'banner' as const,
    name: 'Innokshetra',
    registerUrl: 'https://example.com/innokshetra/register',
    bannerText: 'Registration is open',
  };
}
