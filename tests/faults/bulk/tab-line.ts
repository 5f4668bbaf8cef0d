import { configureHttp, type Transport } from '@/api/core/http-settings';
import type { Lane } from '../protocol/lane';

/** What the tabs of this process ask, as whoever is signed in on the lane: their computer may sleep. */
export class TabLine {
  readonly #lane: Lane;
  readonly #underWay = new Set<Promise<Response>>();
  #sleep: Promise<void> | null = null;
  #doubled = 0;

  constructor(lane: Lane) {
    this.#lane = lane;
    configureHttp({
      origin: lane.gateway.url,
      mark: lane.client.identity.mark,
      fetch: (url, init) => this.#ask(url, init),
    });
  }

  /** Lets that happen while nothing is asked: what was on its way has come to its end, and all else goes on afterwards. */
  async asleep(happens: () => Promise<unknown>): Promise<void> {
    let wake = () => undefined as void;
    this.#sleep = new Promise((resolve) => {
      wake = resolve;
    });
    try {
      await Promise.allSettled(this.#underWay);
      await happens();
    } finally {
      this.#sleep = null;
      wake();
    }
  }

  /** The next payment goes out twice, and only the second answer is heard. */
  sendTwice(): void {
    this.#doubled += 1;
  }

  async #ask(...[url, init]: Parameters<Transport>): Promise<Response> {
    while (this.#sleep !== null) await this.#sleep;
    if (this.#doubled > 0 && init.method === 'POST' && url.includes('/api/external/')) {
      this.#doubled -= 1;
      void this.#send(url, init).catch(() => undefined);
    }
    return this.#send(url, init);
  }

  #send(...[url, init]: Parameters<Transport>): Promise<Response> {
    // The cookie of now, as a browser adds it.
    const { cookie } = this.#lane.client.identity;
    const headers = { ...Object.fromEntries(new Headers(init.headers)), Cookie: cookie };
    const answer = fetch(url, { ...init, headers });
    this.#underWay.add(answer);
    return answer.finally(() => this.#underWay.delete(answer));
  }
}
