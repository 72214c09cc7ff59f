/** The page came without what it needs, or with something that is not believed: says so in plain words, with nothing but the browser. */
export function showStartFailure(page: Document): void {
  const main = page.createElement('main');
  main.className = 'pv-content';
  const say = (tag: 'h1' | 'p', lang: string, text: string) => {
    const line = page.createElement(tag);
    line.lang = lang;
    line.textContent = text;
    main.append(line);
  };
  const bn = page.documentElement.lang === 'bn';
  say('h1', bn ? 'bn' : 'en', bn ? 'পাতাটি ঠিকমতো আসেনি' : 'The page did not arrive whole');
  say(
    'p',
    bn ? 'bn' : 'en',
    bn
      ? 'কিছুই হারায়নি, আপনার ব্যালেন্সও ঠিক আছে। পাতাটি আবার লোড করুন।'
      : 'Nothing was lost, and your balance is as it was. Please load the page again.',
  );
  const retry = page.createElement('a');
  retry.href = page.location.href;
  retry.className = 'pv-header-register';
  retry.textContent = bn ? 'আবার লোড করুন' : 'Load again';
  main.append(retry);
  page.body.replaceChildren(main);
}
