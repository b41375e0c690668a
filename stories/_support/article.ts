/** An article with every element that articles support. */
export const articleHtml = `
<p>A cable gland has two jobs: it seals the hole in the wall and it <strong>holds the cable</strong>. See <a href="#glands">all glands</a>.</p>
<h2>1. Measure the outer diameter</h2>
<p>Use a calliper or a strip gauge on the real cable.</p>
<div data-part="scroll" role="region" tabindex="0" aria-label="Which thread for which cable"><table><caption>Metric brass glands: which thread for which cable</caption><thead><tr><th scope="col">Cable Ø (mm)</th><th scope="col">Entry thread</th><th scope="col">Clamping range (mm)</th></tr></thead><tbody><tr><th scope="row">5</th><td>M12 × 1.5</td><td>3–6.5</td></tr><tr><th scope="row">7</th><td>M16 × 1.5</td><td>4.5–10</td></tr></tbody></table></div>
<h2>2. Ask what kind of cable it is</h2>
<ul><li><strong>Unarmoured:</strong> an ordinary brass or nylon gland.</li><li><strong>Moving:</strong> a gland with a spiral tail, so that the bend is not always at the same spot.</li></ul>
<h3>In this order</h3>
<ol><li>Screw the body into the wall.</li><li>Push the cable through.</li></ol>
<blockquote><p>Pull by hand. The cable must not move.</p></blockquote>
<p>Close every unused entry.</p>`;
