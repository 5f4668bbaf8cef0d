/**
 * Settings under which an installation, service and all, believes that it starts at a moment; its clock goes on from there.
 * Node's own parts (the `Date` header) keep the real time.
 */
export function clockFrom(moment: string): Record<string, string> {
  const code = `
    const Real = Date;
    const ahead = Real.parse('${moment}') - Real.now();
    globalThis.Date = class extends Real {
      constructor(...told) {
        if (told.length === 0) super(Real.now() + ahead);
        else super(...told);
      }
      static now() {
        return Real.now() + ahead;
      }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
